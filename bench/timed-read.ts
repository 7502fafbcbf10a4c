/** More than one idle connection may have been closed on the other side. */
const tries = 5;

/**
 * What an address answers, and how long that took. A server closes connections that were idle for a while; on a busy host
 * a request may go out on one that is just being closed. Nothing was answered then, so it is asked again, and only
 * the time of the answer counts.
 */
export async function timedRead(url: string): Promise<{ ms: number; body: string }> {
  for (let left = tries; ; left -= 1) {
    const began = performance.now();
    try {
      const answer = await fetch(url);
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`);
      return { ms: performance.now() - began, body };
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}
