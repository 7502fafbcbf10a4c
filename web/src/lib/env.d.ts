interface ImportMetaEnv {
  /** "true" adds the developers' pages to a production build, for accessibility checks and screenshots. */
  readonly VITE_DEVELOPER_PAGES?: string;
}
