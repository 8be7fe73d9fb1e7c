import { escapeXml } from '@passepartout/domain'
import { PLACEHOLDER, type Text, type TextGroup, xliffId } from './text-group.ts'

/**
 * An XLIFF 2.1 file (https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html) with a `file` for each
 * group and a `unit` for each text. Placeholders are inline codes that a translator moves but does not edit.
 */
export function writeXliff(groups: readonly TextGroup[], speaker: string): string {
  const files = groups.filter(({ texts }) => texts.length > 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="${languageTag(speaker)}">`,
    ...files.flatMap(({ file, note, texts }) => [
      `  <file id="${xliffId(file)}" original="${escapeXml(file)}">`,
      ...(note ? ['    <notes>', `      <note>${escapeXml(note)}</note>`, '    </notes>'] : []),
      ...texts.flatMap(writeUnit),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n')
}

/** `fr-ch` as BCP 47 writes it. */
const languageTag = (speaker: string): string => Intl.getCanonicalLocales(speaker)[0] ?? speaker

function writeUnit({ key, german, current, notes }: Text): string[] {
  const ids = new Map<string, string[]>()
  const state = current === undefined ? 'initial' : 'translated'
  return [
    `    <unit id="${xliffId(key)}" name="${escapeXml(key)}" xml:space="preserve">`,
    '      <notes>',
    `        <note category="key">${escapeXml(key)}</note>`,
    ...notes.map(({ category, text }) => `        <note category="${category}">${escapeXml(text)}</note>`),
    '      </notes>',
    `      <segment state="${state}">`,
    `        <source>${writeInline(german, ids)}</source>`,
    ...(current === undefined ? [] : [`        <target>${writeInline(current, new Map(ids))}</target>`]),
    '      </segment>',
    '    </unit>',
  ]
}

/** Text with its placeholders as codes. A code of the target has the id of the same code of the source. */
function writeInline(text: string, ids: Map<string, string[]>): string {
  const seen = new Map<string, number>()
  let done = 0
  let written = ''
  for (const { 0: name, index } of text.matchAll(PLACEHOLDER)) {
    const turn = seen.get(name) ?? 0
    seen.set(name, turn + 1)
    const known = ids.get(name) ?? []
    const id = known[turn] ?? `${[...ids.values()].flat().length + 1}`
    ids.set(name, [...known.slice(0, turn), id, ...known.slice(turn + 1)])
    const shown = escapeXml(name)
    written += `${escapeXml(text.slice(done, index))}<ph id="${id}" equiv="${shown}" disp="${shown}"/>`
    done = index + name.length
  }
  return written + escapeXml(text.slice(done))
}
