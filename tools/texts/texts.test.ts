import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { MESSAGE_FOLDERS } from '../check/customer-texts.ts'
import { compareTexts } from './compare-texts.ts'
import { exportTexts } from './export-texts.ts'
import { importTexts } from './import-texts.ts'
import { readMessageGroups } from './message-groups.ts'
import { readXliff } from './read-xliff.ts'
import { readStoryGroups } from './story-groups.ts'
import { writeXliff } from './write-xliff.ts'

const FOLDER = 'apps/storefront/app/messages'

/** A folder with messages like the repository's, of one area or of all. */
function project(files: Record<string, object> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const each of MESSAGE_FOLDERS) mkdirSync(join(folder, each), { recursive: true })
  for (const [name, messages] of Object.entries(files))
    writeFileSync(join(folder, FOLDER, name), `${JSON.stringify(messages, null, 2)}\n`)
  return folder
}

const read = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, FOLDER, name), 'utf8'))

function contents(folder: string): Record<string, string> {
  const files = MESSAGE_FOLDERS.flatMap(each =>
    readdirSync(join(folder, each)).flatMap(name => (name.endsWith('.json') ? [`${each}/${name}`] : [])),
  )
  return Object.fromEntries(files.map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}

const CART = {
  'cart.de.json': {
    title: 'Warenkorb <neu> & "alt"',
    'title@kartenliebe': 'Euer Warenkorb',
    sum: 'Noch {amount} bis {date}, {amount}',
    lines: { one: 'Ein Artikel zu {price}', other: '{count} Artikel zu {price}' },
    hint: 'Neu',
  },
  'cart.fr.json': {
    title: 'Panier',
    sum: 'Encore {amount} jusqu’au {date}',
    lines: { one: 'Un article à {price}', other: '{count} articles à {price}' },
  },
  'cart.fr-ch.json': { title: 'Panier suisse' },
  'notes.json': { areas: { cart: 'The cart.' }, keys: { sum: 'Below the articles.' } },
}

const exported = (folder: string, to = 'fr') => exportTexts(folder, { to, format: 'xliff' }).xliff

/** Imports what a translator made of the export. */
function translated(edit: (xliff: string) => string, to = 'fr') {
  const folder = project(CART)
  const xliff = exported(folder, to)
  const edited = edit(xliff)
  expect(edited).not.toBe(xliff)
  const before = contents(folder)
  const result = importTexts(folder, 'back.xlf', edited)
  return { folder, before, result, xliff: edited }
}

const lineOf = (xliff: string, text: string) => xliff.slice(0, xliff.indexOf(text)).split('\n').length

describe('the texts for a translator', () => {
  test.each(['es', 'fr', 'de-CH', 'en-US'])('of the whole shop come back from %s without a change', to => {
    const speaker = to.toLowerCase()
    const folders = ['content/kartenliebe', 'catalogue/materials', 'catalogue/vocabulary']
    const groups = [...readMessageGroups(root, speaker), ...readStoryGroups(root, speaker, folders)]
    const returned = readXliff(writeXliff(groups, speaker))
    expect(returned.speaker).toBe(speaker)
    expect(returned.texts.length).toBeGreaterThan(4500)
    expect(new Set(returned.texts.map(({ fileId, id }) => `${fileId} ${id}`)).size).toBe(
      returned.texts.length,
    )
    const { changes, errors, warnings } = compareTexts('back.xlf', returned, groups)
    expect([[...changes], errors, warnings]).toEqual([[], [], []])
  })

  test('have the German text, the key, the channel and remarks', () => {
    const xliff = exported(project(CART))
    expect(xliff).toContain('srcLang="de" trgLang="fr"')
    expect(xliff).toContain('<note>The cart.</note>')
    expect(xliff).toContain('<source>Warenkorb &lt;neu&gt; &amp; &quot;alt&quot;</source>')
    expect(xliff).toContain('<note category="key">sum</note>')
    expect(xliff).toContain('<note category="description">Below the articles.</note>')
    expect(xliff).toContain('All channels: must suit one person and a couple')
    expect(xliff).toContain('Plural form “one”: 0, 1')
    expect(xliff).toContain('<segment state="initial">\n        <source>Neu</source>\n      </segment>')
  })

  test('change exactly what was translated', () => {
    const { folder, before, result } = translated(xliff => xliff.replace('Panier', 'Votre panier'))
    expect(result.lines).toEqual([`${FOLDER}/cart.fr.json: 1 changed`, 'back.xlf: 1 files changed'])
    expect(contents(folder)).toEqual({
      ...before,
      [`${FOLDER}/cart.fr.json`]: before[`${FOLDER}/cart.fr.json`]?.replace('Panier', 'Votre panier'),
    })
  })

  test('take new translations in the order of the German ones, and single plural forms', () => {
    const { folder } = translated(xliff =>
      xliff
        .replace('<source>Neu</source>', '<source>Neu</source><target>Nouveau</target>')
        .replace('>Un article à ', '>Un seul article à '),
    )
    expect(read(folder, 'cart.fr.json')).toEqual({
      ...CART['cart.fr.json'],
      lines: { one: 'Un seul article à {price}', other: '{count} articles à {price}' },
      hint: 'Nouveau',
    })
    expect(Object.keys(read(folder, 'cart.fr.json'))).toEqual(['title', 'sum', 'lines', 'hint'])
  })

  test('are joined where a tool split them into segments', () => {
    const { folder } = translated(xliff =>
      xliff.replace(
        /<segment state="translated">\s*<source>Noch[\s\S]*?<\/segment>/,
        `<segment><source>Noch <ph id="1" equiv="{amount}"/> bis <ph id="2" equiv="{date}"/>,</source><target>Encore <ph id="1"/> avant le <ph id="2"/>,</target></segment>
         <ignorable><source> </source></ignorable>
         <segment><source><ph id="3" equiv="{amount}"/></source><target><ph id="3"/></target></segment>`,
      ),
    )
    expect(read(folder, 'cart.fr.json').sum).toBe('Encore {amount} avant le {date}, {amount}')
  })

  test('are found by their ids, as a tool may drop names and notes', () => {
    const { folder } = translated(xliff =>
      xliff
        .replace(/ (?:name|original)="[^"]*"/g, '')
        .replace(/<notes>[\s\S]*?<\/notes>/g, '')
        .replace('Panier', 'Votre panier'),
    )
    expect(read(folder, 'cart.fr.json')).toEqual({ ...CART['cart.fr.json'], title: 'Votre panier' })
  })

  test.each([
    ['a placeholder is missing', /(jusqu’au )<ph[^>]*>/, '$1demain', '>Encore', 'sum lacks {date}'],
    ['one is foreign', 'Panier', 'Panier {nom}', '>Panier {nom}', 'title has {nom}, which'],
    ['one is broken', 'Panier', 'Panier {', '>Panier {', 'title has {, which'],
    ['a text is emptied', 'Panier', '', 'name="title"', 'title has lost its translation'],
    ['a key is unknown', 'id="sum"', 'id="summe"', 'id="summe"', 'summe is no text of'],
    [
      'a plural form is unknown',
      'id="lines:one"',
      'id="lines:few"',
      'id="lines:few"',
      'lines:few is no text',
    ],
    ['a file is unknown', 'id="apps:', 'id="..:apps:', 'id="title"', 'title is no text of ..:apps:'],
  ])('are refused with file and line where %s', (_, from, to, place, problem) => {
    const { folder, before, result, xliff } = translated(text =>
      text.replace(from, to).replace('>Un article à ', '>Un seul article à '),
    )
    expect(result.isRefused).toBe(true)
    const unit = xliff.lastIndexOf('<unit', xliff.indexOf(place) + 5)
    expect(result.lines[0]).toContain(`back.xlf:${lineOf(xliff, xliff.slice(unit, unit + 30))}: ${problem}`)
    expect(contents(folder)).toEqual(before)
  })

  test('keep the translation of a text that has changed in German since', () => {
    const folder = project(CART)
    const xliff = exported(folder).replace('Panier', 'Votre panier')
    const german = { ...CART['cart.de.json'], title: 'Einkaufswagen' }
    writeFileSync(join(folder, FOLDER, 'cart.de.json'), JSON.stringify(german))
    const { lines, isRefused } = importTexts(folder, 'back.xlf', xliff)
    expect(isRefused).toBe(false)
    expect(lines[0]).toContain('title is left as it is: its German text is not the shop’s')
    expect(read(folder, 'cart.fr.json')).toEqual(CART['cart.fr.json'])
  })

  test('of a locale are written only where they differ from its language', () => {
    const { folder } = translated(
      xliff => xliff.replace('Panier suisse', 'Panier').replace('Encore', 'Il reste'),
      'fr-CH',
    )
    expect(read(folder, 'cart.fr-ch.json')).toEqual({ sum: 'Il reste {amount} jusqu’au {date}' })
  })

  test.each([
    ['no XML', '<xliff', 'back.xlf:1: '],
    ['another format', '<tmx/>', 'back.xlf:1: is no XLIFF file'],
    ['XLIFF 1.2', '<xliff version="1.2"/>', 'back.xlf:1: has XLIFF version "1.2"'],
    ['no language', '<xliff version="2.1"/>', 'names no target language'],
  ])('are refused as %s', (_, xml, problem) => {
    const { lines, isRefused } = importTexts(project(CART), 'back.xlf', xml)
    expect([isRefused, lines.join()]).toEqual([true, expect.stringContaining(problem)])
  })

  test.each([
    [{ to: 'pl', format: 'xliff' }, 'Unknown language "pl"'],
    [{ to: 'de', format: 'xliff' }, 'Unknown language "de"'],
    [{ to: 'fr', format: 'csv' }, 'Unknown format "csv"'],
    [{ to: 'fr', format: 'xliff', area: ['kasse'] }, 'No area is named "kasse"'],
  ])('are not exported for %o', (query, problem) => {
    expect(exportTexts(project(CART), query).problem).toContain(problem)
  })
})
