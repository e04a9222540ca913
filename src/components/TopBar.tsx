import { ProfileMenu } from './ProfileMenu.tsx';
import { SiteMenu, type SiteMenuPage } from './SiteMenu.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  farmName: string;
  homeHref: string;
  markSrc: string;
  pages: SiteMenuPage[];
  profileMenu: string[];
}

export function TopBar({ farmName, homeHref, markSrc, pages, profileMenu }: TopBarProps) {
  return (
    <header className={`gold-ring ${styles.bar}`}>
      <a className="skip-link" href="#page.main">
        Skip to content
      </a>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.brand} href={homeHref}>
          <img src={markSrc} alt="" width="46" height="46" />
          {farmName}
        </a>
        <SiteMenu pages={pages} />
        {profileMenu.length > 0 && <ProfileMenu items={profileMenu} />}
      </div>
    </header>
  );
}
