import { copyPlainJson } from './copy-plain-json.ts'
import { clampOrnaments } from './elements/artwork/ornament.ts'
import { LIMITS } from './limits.ts'
import { CURRENT_VERSION, migrate } from './migrate.ts'
import type { Document } from './model.ts'
import { removeDanglingAssets, repairDocument } from './repair-document.ts'
import { createRepairReport, type RepairNote } from './repair-report.ts'
import { isRecord } from './repair-values.ts'
import { documentSchema } from './schema.ts'

export type ParseResult =
  | { ok: true; document: Document; repairs: RepairNote[] }
  | { ok: false; problems: ParseProblem[] }

export interface ParseProblem {
  path: string
  code: 'too-large' | 'too-deep' | 'not-plain' | 'not-json' | 'not-a-document' | 'unknown-version' | 'invalid'
  /** For the log, not for customers. */
  message: string
}

/**
 * Parses an untrusted document: JSON text or a parsed value. Migrates it, repairs what can be repaired without loss and
 * reports it, refuses the rest with reasons. Never throws.
 */
export function parseDocument(input: unknown): ParseResult {
  try {
    return parse(typeof input === 'string' ? readJson(input) : input)
  } catch (error) {
    return error instanceof Refused ? error.result : refuse('not-plain', 'Not readable data')
  }
}

function parse(input: unknown): ParseResult {
  const copied = copyPlainJson(input)
  if ('problem' in copied) return refuse(copied.problem, 'Not plain data of a bearable size')
  if (!isRecord(copied.value)) return refuse('not-a-document', 'Not an object')
  const notes: RepairNote[] = []
  const report = createRepairReport(notes)
  const current = migrate(copied.value, report)
  if (!current) return refuse('unknown-version', `Not readable as version ${CURRENT_VERSION}`, 'version')
  const checked = documentSchema.safeParse(repairDocument(current, report))
  if (checked.success) {
    if (charactersOf(checked.data) > LIMITS.letters)
      return refuse('too-large', 'More words than a book has', 'pages')
    const document = clampOrnaments(removeDanglingAssets(checked.data, report), report)
    return { ok: true, document, repairs: notes }
  }
  const problems = checked.error.issues.slice(0, 20).map(
    (issue): ParseProblem => ({
      path: issue.path.map(String).join('.'),
      code: 'invalid',
      message: issue.message,
    }),
  )
  return { ok: false, problems }
}

/** Number of characters of all texts. */
export const charactersOf = ({ pages }: Pick<Document, 'pages'>): number =>
  pages.reduce(
    (sum, { elements }) =>
      elements.reduce(
        (all, element) =>
          element.type === 'text' ? element.runs.reduce((own, { text }) => own + text.length, all) : all,
        sum,
      ),
    0,
  )

function readJson(text: string): unknown {
  if (text.length > LIMITS.text) throw new Refused(refuse('too-large', 'Text too long'))
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(refuse('not-json', 'Not JSON'))
  }
}

class Refused extends Error {
  readonly result: ParseResult
  constructor(result: ParseResult) {
    super('refused')
    this.result = result
  }
}

const refuse = (code: ParseProblem['code'], message: string, path = ''): ParseResult => ({
  ok: false,
  problems: [{ path, code, message }],
})
