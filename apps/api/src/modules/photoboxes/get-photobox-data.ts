import { getPhotoboxData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  channelProblems,
  definitionOf,
  type PhotoboxType,
  parseDimension,
  termsOf,
} from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { named } from '../listing/index.ts'
import { photoboxLink } from './photobox-link.ts'

export const getPhotoboxDataRoute = route(
  getPhotoboxData,
  schemas.getPhotoboxData,
  context => {
    const { catalogue, shop } = context
    const boxes = definitionOf(catalogue, 'photobox')
    const prints = definitionOf(catalogue, 'photoprint')
    if ([boxes, prints].some(kind => channelProblems(kind, shop).length > 0)) return refuse('not-found')
    const nameOf = (group: Parameters<typeof named>[1], id: string) => named(context, group)(id).name
    const format = (photoboxType: PhotoboxType, photoboxQuantityMax?: number) => (photoFormat: string) => {
      const { widthMm: width, heightMm: height } = parseDimension(photoFormat)
      const most = photoboxQuantityMax === undefined ? {} : { photoboxQuantityMax }
      return {
        photoFormat,
        name: nameOf('photo-formats', photoFormat),
        width,
        height,
        designerUrl: photoboxLink(shop, { photoboxType, photoboxFormat: photoFormat, ...most }),
      }
    }
    return success({
      photoboxTypes: termsOf(catalogue, 'photobox-types').map(({ id }) =>
        named(context, 'photobox-types')(id),
      ),
      boxes: {
        sizes: boxes.sizes.map(({ id, photos, depthMm, formats }) => ({
          boxSize: id,
          name: nameOf('photobox-sizes', id),
          photos,
          depthMm,
          formats: formats.map(format('small', photos.max)),
        })),
        quantity: boxes.quantity,
        defaults: {
          boxSize: boxes.defaults.size,
          photoFormat: boxes.defaults.format,
          photos: boxes.defaults.photos,
        },
      },
      prints: {
        types: prints.types.map(({ id, surface, gramsPerM2, formats }) => ({
          printType: id,
          name: nameOf('print-types', id),
          surface,
          gramsPerM2,
          formats: formats.map(format('photoprint')),
        })),
        quantity: prints.quantity,
        defaults: { printType: prints.defaults.type, photoFormat: prints.defaults.format },
      },
      bleedMm: { boxes: boxes.bleedMm, prints: prints.bleedMm },
    })
  },
  { isPublic: true, about: 'photobox' },
)
