import { getVariantsForFrameTypes } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  defaultFormat,
  frameOf,
  localised,
  materialsForFrame,
  normaliseFrameConfiguration,
} from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

export const getVariantsForFrameTypesRoute = route(
  getVariantsForFrameTypes,
  schemas.getVariantsForFrameTypes,
  ({ catalogue, shop, translate, log }, { query }) => {
    const requested = [...new Set(query.frameTypes)].map(frameType => ({
      frameType,
      frame: frameOf(catalogue, frameType),
    }))
    const unknown = requested.filter(({ frame }) => frame === undefined)
    if (unknown.length > 0) {
      return refuse('invalid-configuration', {
        errors: {
          frameTypes: unknown.map(({ frameType: value }) => translate('problem.unknown-frame', { value })),
        },
      })
    }
    const variants = requested.flatMap(({ frameType, frame }) => {
      if (!frame) return []
      const materials = materialsForFrame(catalogue, frame.kind)
      if (materials.length === 0)
        log.warn({ key: 'error-no-materials-for-frame-type', frameType }, 'frame without compatible material')
      return [
        {
          frameType,
          name: `${localised(frame.kind.name, shop.locale)}, ${localised(frame.finish.name, shop.locale)}`,
          materials: materials.map(material => ({
            materialType: material.id,
            name: localised(material.name, shop.locale),
            initiallySelectedFormat: defaultFormat(material, shop),
            optionTypes: normaliseFrameConfiguration(
              catalogue,
              { materialType: material.id, frameType: frame.finish.id },
              shop,
            ).configuration.optionTypes,
          })),
        },
      ]
    })
    return success({ variants })
  },
  { isPublic: true, about: 'photo-frame' },
)
