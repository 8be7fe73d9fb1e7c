export default function backButton(button: HTMLElement): void {
  button.addEventListener('click', () => history.back())
}
