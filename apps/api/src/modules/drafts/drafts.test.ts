import { createDraft, getDraft, listDrafts, putDraft } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { draftBody, POSTER, posterDocument, readyDraft, uploadPhoto } from '../../frame-design.fixture.ts'
import { rateLimitKeyOfAddress } from '../../http/rate-limit-key-of-address.ts'
import { createRateLimiters } from '../../http/rate-limiters.ts'
import { SECRET, useShop } from '../../shop.fixture.ts'

const shop = useShop()
const nobody = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10'

describe('a draft', () => {
  test('comes back as it was kept, complete with the choices that were left open', async () => {
    const visitor = shop().visitor()
    const { id } = await readyDraft(visitor)
    const answer = await visitor.client.call(getDraft, { params: { id } })
    expect(answer).toMatchObject({
      ok: true,
      payload: {
        id,
        revision: 1,
        kind: 'photo-frame',
        title: 'Drei Wochen Berge',
        configuration: { formatType: '600x400' },
      },
    })
    const listed = await visitor.client.call(listDrafts, {})
    expect(listed).toMatchObject({ payload: { drafts: [{ id, revision: 1 }] } })
  })

  test('is kept under the device’s own id once, however often it is sent', async () => {
    const visitor = shop().visitor()
    const body = { ...draftBody(posterDocument()), id: nobody }
    expect(await visitor.client.call(createDraft, { body })).toMatchObject({
      status: 201,
      payload: { id: nobody, revision: 1 },
    })
    expect(await visitor.client.call(createDraft, { body })).toMatchObject({
      status: 200,
      payload: { id: nobody, revision: 1 },
    })
    const twice = { ...body, id: crypto.randomUUID() }
    const both = [visitor, visitor].map(({ client }) => client.call(createDraft, { body: twice }))
    expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true])
    const stranger = await shop().visitor().client.call(createDraft, { body })
    expect(stranger).toMatchObject({ ok: false, status: 409, code: 'conflict' })
  })

  test('moves on with each change, forgives the same change twice, and shows what it holds on a conflict', async () => {
    const visitor = shop().visitor()
    const { id, photo } = await readyDraft(visitor)
    const { kind: _, ...content } = draftBody(posterDocument(photo))
    const put = (title: string, baseRevision: number) =>
      visitor.client.call(putDraft, { params: { id }, body: { ...content, title, baseRevision } })
    expect(await put('zwei', 1)).toMatchObject({ ok: true, payload: { revision: 2 } })
    expect(await put('zwei', 1)).toMatchObject({ ok: true, payload: { revision: 2 } })
    expect(await put('anders', 1)).toMatchObject({
      ok: false,
      status: 409,
      code: 'draft-conflict',
      details: { current: { id, revision: 2, title: 'zwei' } },
    })
    expect(await put('drei', 7)).toMatchObject({ code: 'draft-conflict' })
  })

  test('of somebody else is not there, whatever is tried', async () => {
    const { id } = await readyDraft(shop().visitor())
    const stranger = shop().visitor()
    await uploadPhoto(stranger)
    const { kind: _, ...content } = draftBody(posterDocument())
    for (const answer of [
      await stranger.client.call(getDraft, { params: { id } }),
      await stranger.client.call(putDraft, { params: { id }, body: { ...content, baseRevision: 1 } }),
      await stranger.client.call(getDraft, { params: { id: 'not-an-id' } }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 404, code: 'not-found' })
    }
    expect(await stranger.client.call(listDrafts, {})).toMatchObject({ payload: { drafts: [] } })
  })

  test('may show photos that are still on their way and samples, but nobody else’s photos', async () => {
    const foreign = await uploadPhoto(shop().visitor())
    const visitor = shop().visitor()
    const keep = (document: ReturnType<typeof posterDocument>) =>
      visitor.client.call(createDraft, { body: draftBody(document) })
    expect((await keep(posterDocument({ ...foreign, id: `local-${nobody}` }))).ok).toBe(true)
    expect((await keep(posterDocument({ ...foreign, id: 'sample-berge' }, 'sample'))).ok).toBe(true)
    for (const id of [foreign.id, nobody]) {
      expect(await keep(posterDocument({ ...foreign, id }))).toMatchObject({
        status: 422,
        code: 'invalid-document',
        message: 'Ein Foto dieses Entwurfs gibt es hier nicht.',
      })
    }
  })

  test.each([
    ['an unknown material', { materialType: 'gold' }, 'materialType'],
    ['an impossible format', { formatType: '99999x99999' }, 'formatType'],
    ['a format that is none', { formatType: '0x0' }, 'formatType'],
    ['an option of another material', { optionTypes: ['leinwand-99'] }, 'optionTypes'],
    ['an unknown frame', { frameType: 'frame-gold' }, 'frameType'],
  ])('with %s is refused under the name of the field', async (_, part, field) => {
    const body = draftBody(posterDocument(), { ...POSTER, ...part })
    const answer = await shop().visitor().client.call(createDraft, { body })
    expect(answer).toMatchObject({ ok: false, status: 422, code: 'invalid-configuration' })
    expect(Object.keys(answer.ok ? {} : answer.errors)).toEqual([field])
  })

  test('that is no document is refused, and one of more than 4 MB is not read', async () => {
    const visitor = shop().visitor()
    const body = { ...draftBody(posterDocument()), document: { version: 99 } }
    expect(await visitor.client.call(createDraft, { body })).toMatchObject({
      status: 422,
      code: 'invalid-document',
    })
    const large = { ...body, document: { filler: 'x'.repeat(4_100_000) } }
    expect(await visitor.client.call(createDraft, { body: large })).toMatchObject({
      status: 413,
      code: 'too-large',
    })
  })
})

describe('what one connection may write', () => {
  const HERE = { address: rateLimitKeyOfAddress(undefined, SECRET) }
  const limits = () => createRateLimiters(shop().db)
  const create = () =>
    shop()
      .visitor()
      .client.call(createDraft, { body: draftBody(posterDocument()) })

  test('is bounded by the number of drafts, with a new cookie each too', async () => {
    await limits().spend('draft', HERE, 299)
    expect(await create()).toMatchObject({ ok: true })
    expect(await create()).toMatchObject({ ok: false, status: 429, code: 'too-many-requests' })
  })

  test('is bounded by bytes, which changes count too', async () => {
    const visitor = shop().visitor()
    const { id, photo } = await readyDraft(visitor)
    const { kind: _, ...content } = draftBody(posterDocument(photo))
    await limits().spend('draft-bytes', HERE, 500_000_000)
    const changed = await visitor.client.call(putDraft, {
      params: { id },
      body: { ...content, title: 'zwei', baseRevision: 1 },
    })
    expect(changed).toMatchObject({ ok: false, status: 429 })
    expect(await create()).toMatchObject({ ok: false, status: 429 })
    expect(await visitor.client.call(getDraft, { params: { id } })).toMatchObject({
      payload: { revision: 1 },
    })
  })
})
