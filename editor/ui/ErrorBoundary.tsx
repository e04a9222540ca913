import { Component, type ReactNode } from 'react';
import { failureOf } from '../backend.ts';
import styles from './editor.module.css';
import { FailureMessage } from './FailureMessage.tsx';
import { screenUrl } from './route.ts';

/** Says what happened when a screen can't be shown, with the way back to the first screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className={styles.alert} role="alert">
        <FailureMessage failure={failureOf(error)} />
        <a
          className={styles.primary}
          href={screenUrl('home')}
          onClick={() => this.setState({ error: undefined })}
        >
          Back to the first screen
        </a>
      </div>
    );
  }
}
