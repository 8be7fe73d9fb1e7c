import { randomUUID } from 'node:crypto'
import { copyDraft, removeDraft, renameDraft } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  copyDraft as copy,
  countDrafts,
  removeDraft as remove,
  renameDraft as rename,
} from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { MAX_DRAFTS } from '../drafts/index.ts'
import { draftImageFolder } from './draft-picture.ts'

// Line breaks and bidirectional controls are not allowed in titles.
const CONTROL = /\p{Cc}|\p{Cf}/gu
const normaliseTitle = (title: string) => title.replace(CONTROL, ' ').trim()

export const renameDraftRoute = route(
  renameDraft,
  schemas.renameDraft,
  async ({ db, visitorId, now, translate }, { params: { id }, body }) => {
    const title = normaliseTitle(body.title)
    if (!title) return refuse('invalid-input', { errors: { title: [translate('field.missing')] } })
    const revision = visitorId && (await rename(db, { visitorId, id, title, now }))
    return revision ? success({ revision }) : refuse('not-found')
  },
)

export const copyDraftRoute = route(
  copyDraft,
  schemas.copyDraft,
  async (context, { params: { id }, body }) => {
    const { db, visitorId, now } = context
    if (!visitorId) return refuse('not-found')
    if ((await countDrafts(db, { visitorId })) >= MAX_DRAFTS)
      return refuse('too-large', { text: 'draft.full' })
    const spent = await context.spend('draft')
    if (spent) return spent
    const copyId = randomUUID()
    const isCopied = await copy(db, { visitorId, id, copyId, title: normaliseTitle(body.title), now })
    return isCopied ? success({ id: copyId }, 201) : refuse('not-found')
  },
)

export const removeDraftRoute = route(
  removeDraft,
  schemas.removeDraft,
  async ({ db, storage, visitorId }, { params: { id } }) => {
    const isRemoved = visitorId && (await remove(db, { visitorId, id }))
    if (isRemoved) await storage.remove(draftImageFolder(id))
    return isRemoved ? success({ id }) : refuse('not-found')
  },
)
