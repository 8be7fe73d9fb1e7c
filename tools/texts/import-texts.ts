import { compareTexts } from './compare-texts.ts'
import { readXliff, XliffError } from './read-xliff.ts'
import { readTextGroups, writeTexts } from './text-groups.ts'

interface Import {
  /** What to tell, one line each. */
  lines: readonly string[]
  isRefused: boolean
}

/** Writes the changed translations of a file into the messages: all of them, or none where one is wrong. */
export function importTexts(root: string, name: string, xml: string): Import {
  try {
    const returned = readXliff(xml)
    const { changes, errors, warnings } = compareTexts(name, returned, readTextGroups(root, returned.speaker))
    if (errors.length > 0)
      return { lines: [...errors, `${name}: nothing imported, ${errors.length} errors`], isRefused: true }
    for (const [file, translations] of changes) writeTexts(root, file, returned.speaker, translations)
    const changed = [...changes].map(([file, translations]) => `${file}: ${translations.size} changed`)
    return { lines: [...warnings, ...changed, `${name}: ${changed.length} files changed`], isRefused: false }
  } catch (error) {
    if (!(error instanceof XliffError)) throw error
    return { lines: [`${name}:${error.line}: ${error.message}`], isRefused: true }
  }
}
