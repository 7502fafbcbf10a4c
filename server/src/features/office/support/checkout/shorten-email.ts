/** `g…@adeyemi.test`: enough to know one’s own address by, too little to write to. */
export function shortenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
