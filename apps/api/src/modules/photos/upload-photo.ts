import { join } from 'node:path'
import { uploadPhoto } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findPhotoByContent, photoUse } from '@passepartout/db'
import type { PictureFormat } from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { isDiskFull, refuseWhenFull } from '../../http/free-disk.ts'
import { route } from '../../http/router.ts'
import { MAX_BYTES, MAX_PIXELS, type PictureProblem, type TakenIn } from '../../pictures/picture-types.ts'
import { useWorkshop } from '../../pictures/use-workshop.ts'
import type { ReceivedFile } from '../../uploads/receive-file.ts'
import { fileName } from './file-name.ts'
import { keepPhoto } from './keep-photo.ts'
import { receivePhoto, tooLarge } from './receive-photo.ts'
import { shownPhoto } from './shown-photo.ts'

/** What one visitor may have lying here; far beyond a wedding, short of a storage service. */
const MOST = { count: 3000, bytes: 30_000_000_000 }

export const uploadPhotoRoute = route(uploadPhoto, schemas.uploadPhoto, async context => {
  const { request, db, storage } = context
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > MAX_BYTES) return tooLarge()
  const unwanted =
    context.isSpent('photo') ?? context.isSpent('photo-bytes') ?? (await refuseWhenFull(context, announced))
  if (unwanted) return unwanted
  if (context.visitorId) {
    const use = await photoUse(db, { visitorId: context.visitorId })
    if (use.count >= MOST.count || use.bytes >= MOST.bytes) return refuse('too-large', { text: 'photo.full' })
  }
  const scratch = await storage.scratch()
  try {
    const file = await receive(context, join(scratch.path, 'original'))
    if ('refused' in file) return file
    const visitorId = await context.needVisitor()
    const known = await findPhotoByContent(db, { visitorId, sha256: file.sha256 })
    if (known) return answer({ ...shownPhoto(known), already: true })

    const spent = (await context.spend('photo')) ?? (await context.spend('photo-bytes', file.bytes))
    if (spent) return spent
    const { path, kind: format } = file
    const taken: TakenIn | Refusal = await useWorkshop(context, asker =>
      context.pictures.takeIn({ path, format, folder: scratch.path }, asker),
    )
    if ('refused' in taken) return taken
    if (!taken.ok) return refuseProblem(taken.problem)
    const name = fileName(request.headers.get('x-file-name'))
    const kept = await keepPhoto(context, { visitorId, name, file, facts: taken.facts, folder: scratch.path })
    return answer({ ...shownPhoto(kept.photo), already: kept.already }, kept.already ? 200 : 201)
  } finally {
    await scratch.remove()
  }
})

async function receive(
  { request, log, requestId }: CallContext,
  path: string,
): Promise<ReceivedFile<PictureFormat> | Refusal> {
  try {
    return await receivePhoto(request.body, path)
  } catch (err) {
    if (isDiskFull(err)) throw err
    // The usual reason is a visitor who closed the page.
    log.warn({ err, requestId }, 'an upload broke off')
    return refuse('bad-request')
  }
}

function refuseProblem(problem: PictureProblem): Refusal {
  if (!('width' in problem)) return refuse('photo-broken')
  const { width, height } = problem
  if (problem.code === 'photo-too-heavy')
    return refuse('photo-too-many-pixels', { text: 'photo.too-heavy', params: { width, height } })
  return refuse('photo-too-many-pixels', { params: { width, height, megapixels: MAX_PIXELS / 1_000_000 } })
}
