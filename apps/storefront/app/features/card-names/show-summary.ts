import type { CardNameGroup, CardNames, StoredCardNames } from '@passepartout/domain'

/** Shows names and date in the summary line of the form, in place of its hint. */
export function showSummary(names: StoredCardNames): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-card-names]')) {
    const own = names[bar.dataset.cardNames as CardNameGroup] ?? {}
    const summary = bar.querySelector<HTMLElement>('[data-names-summary]')
    if (summary)
      summary.textContent =
        summaryOf(own, document.documentElement.lang) || summary.dataset.namesSummary || ''
  }
}

/** Names, date and place in one line, formatted for the locale. */
function summaryOf({ first, second, name, age, date, place, sender }: CardNames, language: string): string {
  const who = [first, second].filter(Boolean).join(' & ') || name || sender
  const day =
    date && new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(`${date}T12:00:00`))
  return [who, age, day, place].filter(Boolean).join(' · ')
}
