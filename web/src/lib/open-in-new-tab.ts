/**
 * Leads to an address in a tab of its own. The tab is opened by the press itself, or the browser would hold it for an
 * advertisement; its address follows. Null: there is nothing to leave for.
 */
export async function openInNewTab(findAddress: () => Promise<string | null>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await findAddress();
    if (address === null) tab?.close();
    else if (tab) tab.location.replace(address);
    else location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
