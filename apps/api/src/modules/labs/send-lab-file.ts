import { openLabFileLink } from '@passepartout/commerce/labs'
import { labFile } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { refuse } from '../../http/call-result.ts'
import { fileRoute } from '../../http/router.ts'

/** A wrong, changed or expired address is answered like one that never existed. */
export const labFileRoute = fileRoute(labFile, schemas.labFile, async (context, { params }) => {
  const { plant, now, keys } = context
  const key = openLabFileLink(params.link, { signer: keys.order, now })
  const object = key === undefined ? undefined : await plant.open(key)
  if (!object) return refuse('not-found')
  return new Response(object.stream(), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(object.size),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
