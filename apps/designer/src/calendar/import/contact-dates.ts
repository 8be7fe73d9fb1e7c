import { parseVcards, type Vcard, type VcardProperty, vcardName } from '@passepartout/document/tables'
import { isExistingDay, type PersonalDateKind } from '@passepartout/domain'
import type { DateEntry } from '../date-entry.ts'
import type { ReadDates } from './found-dates.ts'

const KINDS: Readonly<Record<string, PersonalDateKind>> = {
  BDAY: 'birthday',
  ANNIVERSARY: 'anniversary',
  'X-ANNIVERSARY': 'anniversary',
  'X-EVOLUTION-ANNIVERSARY': 'anniversary',
  DEATHDATE: 'memorial',
}

/** Birthdays, anniversaries and days of death of contacts; the rest of a contact is not kept. */
export function contactDates(text: string): ReadDates {
  const entries: DateEntry[] = []
  let skipped = 0
  for (const card of parseVcards(text)) {
    const name = vcardName(card)
    for (const property of card) {
      const kind = KINDS[property.name] ?? labelledKind(property, card)
      if (!kind || property.value.trim() === '') continue
      const date = contactDate(property)
      if (date && name) entries.push({ name, kind, ...date, showsAge: false })
      else skipped++
    }
  }
  return { entries, skipped, isAmbiguous: false }
}

/** Apple labels own dates in another property of the same group. */
function labelledKind({ name, group }: VcardProperty, card: Vcard): PersonalDateKind | undefined {
  if (name !== 'X-ABDATE' || group === '') return undefined
  const label = card.find(one => one.group === group && one.name === 'X-ABLABEL')?.value ?? ''
  return /anniversary/i.test(label) ? 'anniversary' : undefined
}

/** `19460212`, `1946-02-12T00:00:00Z`, `--0212`, `--02-12`; Apple writes a stand-in for an unknown year. */
export function contactDate({
  value,
  parameters,
}: Pick<VcardProperty, 'value' | 'parameters'>): Pick<DateEntry, 'year' | 'month' | 'day'> | undefined {
  const found = /^(\d{4}|--)-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(value.trim())
  if (!found) return undefined
  const [, first = '', month, day] = found
  const omitted = /X-APPLE-OMIT-YEAR=(\d+)/.exec(parameters)?.[1]
  const isYear = first !== '--' && first !== omitted && Number(first) > 1
  const date = { year: isYear ? Number(first) : null, month: Number(month), day: Number(day) }
  return isExistingDay(date) ? date : undefined
}
