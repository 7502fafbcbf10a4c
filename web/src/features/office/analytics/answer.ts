/** What a chart says in one sentence: computed from thresholds, never typed. */
export interface Answer {
  /** `few`: too little happened to say anything. */
  tone: 'good' | 'look' | 'few';
  sentence: string;
  /** The same in a few words, for the strip above all charts. */
  short: string;
}
