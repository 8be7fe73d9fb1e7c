import { readFile } from 'node:fs/promises'
import { CHANNELS, LOCALES, RETENTION_DAYS, type RetentionClass } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import { renderBlocks } from '../render-blocks.fixture.tsx'

const block = [{ component: 'retention', headline: 'Kept' }]
const optional: RetentionClass[] = ['experiments', 'telemetry', 'recordings']
const names = Object.keys(RETENTION_DAYS) as RetentionClass[]
const silent = { warn: () => undefined }

describe.each(CHANNELS)('the privacy notice of %s', channel => {
  test.each(LOCALES)('says in %s of every class of data how long it is kept', async locale => {
    const { html, logged } = await renderBlocks(block, { channel, locale })
    const translate = translatorFor({ channel, locale }, silent)
    for (const name of names.filter(name => !optional.includes(name))) {
      const kept: number | string = RETENTION_DAYS[name]
      expect(html).toContain(translate(`retention.${name}`).replaceAll("'", '&#x27;'))
      if (typeof kept === 'number' && kept > 1)
        expect(html).toMatch(new RegExp(`[^\\d](${kept}|${kept / 365})[^\\d]`))
    }
    for (const name of optional) expect(html).not.toContain(translate(`retention.${name}`))
    expect(logged).toEqual([])
  })

  test('has the list on its page', async () => {
    const story = JSON.parse(await readFile(`content/${channel}/datenschutz.json`, 'utf8'))
    expect(story.content.body.map(({ component }: { component: string }) => component)).toContain('retention')
  })
})

test('every class has words of its own in each language', () => {
  for (const locale of LOCALES) {
    const translate = translatorFor({ channel: 'kartenliebe', locale }, silent)
    expect(new Set(names.map(name => translate(`retention.${name}`))).size).toBe(names.length)
    for (const name of names) expect(translate(`retention.${name}`)).not.toContain('retention.')
  }
})

test('what is asked for, and what is set otherwise, is on the page', async () => {
  const { html } = await renderBlocks(block, {
    locale: 'en-GB',
    consentPurposes: ['experiments', 'recording'],
    keptOtherwise: { 'order-photos': 11 },
  })
  expect(html).toContain('11 days')
  expect(html).toContain('Recorded visits')
})
