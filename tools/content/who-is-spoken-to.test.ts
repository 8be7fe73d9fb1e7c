import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../check/sources.ts'
import { textsByLanguage } from '../check/texts.ts'

const root = join(import.meta.dirname, '../..')
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Passepartout addresses one person, kartenliebe a couple; in English and French "you" and "vous" are both. */
const TO_ONE: Readonly<Record<string, RegExp>> = {
  de: word('du|dir|dich|dein|deine[mnrs]?'),
  es: word('tú|te|ti|tu|tus|tuy[oa]s?|contigo'),
  it: word('te|ti|tu|tu[oae]|tuoi'),
  nl: word('je|jij|jou|jouwe?'),
}
const TO_TWO: Readonly<Record<string, RegExp>> = {
  de: word('ihr habt|ihr seid|ihr könnt|euch|euer|eure[mnrs]?'),
  es: word('os|vosotros|vuestr[oa]s?'),
  it: word('vi|voi|vostr[oaei]'),
  nl: word('jullie'),
}
/** Formal address, which neither shop uses. */
const STIFF: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})Ihnen(?!\p{L})|(?<![.!?:–„]\s|^|\n)(?<!\p{L})(?:Sie|Ihre?[mnrs]?)(?!\p{L})(?= (?:können|haben|möchten|finden|wählen|erhalten))/u,
  es: word('usted|ustedes'),
  fr: word('tu|toi|(?<!le )ton|tes'),
  nl: word('u|uw'),
}

/** Accepted: the law's own form, two people who met, a customer's question, and "who is in it". */
const MEANT_SO =
  /Ik\/Wij deel\/delen u hierbij mede|kennengelernt|conocisteis|conosciuti|leerden kennen|Passen jullie mijn|chi vi compare/
const QUOTED = /„[^“]*“|“[^”]*”|«[^»]*»|‘[^’]*’/g

const said = (channel: string, wrong: Readonly<Record<string, RegExp>>) =>
  listFiles(root, [`content/${channel}`]).flatMap(file =>
    [...textsByLanguage(JSON.parse(readFileSync(join(root, file), 'utf8')))]
      .filter(
        ({ language, text }) =>
          wrong[language.slice(0, 2)]?.test(text.replace(QUOTED, '')) && !MEANT_SO.test(text),
      )
      .map(({ language, text }) => `${file} [${language}]: ${text}`),
  )

test('pages of passepartout speak to one person', () => expect(said('passepartout', TO_TWO)).toEqual([]))

test('pages of kartenliebe speak to a couple', () => expect(said('kartenliebe', TO_ONE)).toEqual([]))

test.each(['passepartout', 'kartenliebe'])('no page of %s is stiff', channel =>
  expect(said(channel, STIFF)).toEqual([]),
)
