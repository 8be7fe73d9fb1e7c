/** One step back in the history. */
export default function backButton(button: HTMLElement): void {
  button.addEventListener('click', () => history.back())
}
