import { uploadPhoto } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownPhoto } from './shown-photo.ts'
import { takePhoto } from './take-photo.ts'

export const uploadPhotoRoute = route(uploadPhoto, schemas.uploadPhoto, async context => {
  const { visitorId, needVisitor } = context
  const taken = await takePhoto(context, { visitorId, owner: needVisitor })
  if ('refused' in taken) return taken
  const { photo, already } = taken
  return answer({ ...shownPhoto(photo), already }, already ? 200 : 201)
})
