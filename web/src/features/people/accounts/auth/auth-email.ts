/** The address that all modes share. */
export interface AuthEmail {
  email: string;
  onEmail: (email: string) => void;
}
