/** The words of an email; a long one scrolls, by keyboard too. */
export function EmailText({ text, label }: { text: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="email" aria-label={label} tabIndex={0}>
      {text}
    </section>
  )
}
