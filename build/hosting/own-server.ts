/** A machine of one's own that runs nginx or Caddy. */
export interface OwnServer {
  host: string;
  port: number;
  /** The server's folder for this site. What dist/ holds lies in it, below the base path. */
  folder: string;
  /** Starts and ends with a slash. */
  base: string;
  /** The pages' addresses below the base, without home. */
  pages: string[];
}
