/**
 * HTML of a dialog, or of another part that is loaded later, rendered by the server in the page's language.
 *
 * @throws Error if the server does not return it
 */
export async function dialogHtml(name: string): Promise<string> {
  const address = document.querySelector<HTMLElement>('[data-dialogs]')?.dataset.dialogs ?? ''
  const response = await fetch(address.replace('type', name))
  if (!response.ok) throw new Error(`The dialog ${name} was not answered: ${response.status}`)
  return response.text()
}
