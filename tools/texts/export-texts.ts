import { LANGUAGES, LOCALES } from '@passepartout/domain'
import { readTextGroups } from './text-groups.ts'
import { writeXliff } from './write-xliff.ts'

interface ExportQuery {
  to?: string | undefined
  format: string
  area?: readonly string[] | undefined
}

interface Export {
  xliff: string
  summary: string
  problem?: string
}

const refuse = (problem: string): Export => ({ xliff: '', summary: '', problem })

/** The texts in a language or locale as a file for a translator. */
export function exportTexts(root: string, { to = '', format, area }: ExportQuery): Export {
  if (format !== 'xliff') return refuse(`Unknown format "${format}" (xliff)`)
  const speaker = to.toLowerCase()
  const speakers = [...LANGUAGES, ...LOCALES].map(one => one.toLowerCase()).filter(one => one !== 'de')
  if (!speakers.includes(speaker)) return refuse(`Unknown language "${to}" (${speakers.join(', ')})`)
  const groups = readTextGroups(root, speaker).filter(
    ({ file }) => !area || area.some(one => file.includes(one)),
  )
  const texts = groups.flatMap(group => group.texts)
  if (texts.length === 0) return refuse(`No area is named "${area?.join(', ')}"`)
  const missing = texts.filter(({ current }) => current === undefined).length
  return {
    xliff: writeXliff(groups, speaker),
    summary: `${texts.length} texts, ${missing} without a translation`,
  }
}
