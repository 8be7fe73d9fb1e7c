import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEXT_NUMBERS } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { listFiles } from '../check/sources.ts'

/** Units after numbers, in the shop's six languages. */
const UNITS = [
  'Tage?n?|Stunden?|Minuten?|Wochen?|Monaten?|Jahren?|Zeichen',
  'days?|hours?|minutes?|weeks?|months?|years?|characters',
  'jours?|heures?|semaines?|mois|ans|caractères',
  'giorni|ore|minuti|settimane|mesi|anni|caratteri',
  'días|horas|minutos|semanas|meses|años|caracteres',
  'dagen|uur|minuten|weken|maanden|jaar|tekens',
  'MB|Mo|GB|Go|[Mm](?:e|é)ga(?:pixels?|píxeles|bytes?|octets?)',
].join('|')
/** A written "1" is excluded: it is grammar, in the singular of a counted text. */
const TYPED = new RegExp(
  `(?<![\\d{.,=])\\b(?!1[\\s\\u00a0\\u202f-])\\d[\\d.,]*[\\s\\u00a0\\u202f-](?:${UNITS})(?![\\p{L}])`,
  'u',
)

const messages = listFiles(root, ['apps', 'packages']).filter(
  file => /\/messages\/.*\.(?:json|ts)$/.test(file) && !/\.test\.ts$|\/notes\.json$/.test(file),
)
const lines = messages.flatMap(file =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map(line => ({ file, line: line.trim() }))
    .filter(({ line }) => !/^(?:\/\*|\*|\/\/)/.test(line)),
)

describe('numbers that rule what the shop does', () => {
  test('are named in texts, not typed', () => {
    expect(lines.length).toBeGreaterThan(5000)
    expect(lines.filter(({ line }) => TYPED.test(line)).map(({ file, line }) => `${file}: ${line}`)).toEqual(
      [],
    )
  })

  test('are known by the names that texts use', () => {
    const named = new Set(
      lines.flatMap(({ line }) => [...line.matchAll(/\{=(\w+)\}/g)].map(([, name]) => name)),
    )
    expect([...named].filter(name => !Object.hasOwn(TEXT_NUMBERS, name ?? ''))).toEqual([])
    expect(Object.keys(TEXT_NUMBERS).filter(name => !named.has(name))).toEqual([])
  })
})
