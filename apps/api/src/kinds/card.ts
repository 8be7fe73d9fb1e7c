import { documentFromDesign, findDesign } from '@passepartout/designs'
import {
  type ConfigurationOf,
  definitionOf,
  designerParams,
  designerUrl,
  envelopeLiningsOf,
  inOneName,
  localised,
} from '@passepartout/domain'
import { cardValueLabel, requestedCard } from '../modules/cards/index.ts'
import { type ApiKindAdapter, namesIn, type TranslationContext } from './api-kind-adapter.ts'
import { fitPages } from './fit-pages.ts'
import { accessoryNames, lineDetails } from './line-details.ts'

type CardInput = ConfigurationOf<'card'>

function cardName(speaker: TranslationContext, { designId }: CardInput) {
  const { catalogue, shop } = speaker
  const design = catalogue.drawnCards.find(({ id }) => id === designId)
  return [namesIn(speaker)('product-kinds', 'card'), ...(design ? [localised(design.name, shop.locale)] : [])]
}

export const card: ApiKindAdapter<CardInput> = {
  name: cardName,
  describe(speaker, configuration) {
    const { isSample, accessories, ...chosen } = configuration
    const value = (
      field: 'formatType' | 'folding' | 'paper' | 'refinementType' | 'punching' | 'envelope' | 'liner',
    ) => chosen[field] !== 'none' && cardValueLabel(speaker, field, chosen[field])
    const print = chosen.envelope !== 'none' && chosen.envelopePrint !== 'none'
    return lineDetails(speaker, cardName(speaker, configuration), {
      format: inOneName(
        speaker.shop.locale,
        [value('formatType'), value('folding')].flatMap(name => name || []),
      ).join(', '),
      paper: value('paper'),
      refinement: value('refinementType'),
      punching: value('punching'),
      envelope: value('envelope'),
      liner: chosen.envelope !== 'none' && value('liner'),
      'envelope-print': print && cardValueLabel(speaker, 'envelopePrint', chosen.envelopePrint),
      'envelope-sender': print && chosen.envelopeSender?.join(', '),
      accessories: accessoryNames(speaker, accessories),
      sample: isSample && speaker.translate('line.sample-one'),
    })
  },
  /**
   * The address names the design, which supplies defaults for missing fields, and its palette by the design's own name.
   */
  addressed(context, { designId: _palette, ...params }) {
    const requested = requestedCard(context, params)
    return requested.ok ? requested.card : undefined
  },
  /** With the paid die cut. */
  fitted: (catalogue, configuration, document) =>
    document.card === null || (document.card.punching ?? 'none') === configuration.punching
      ? fitPages(catalogue, configuration, document)
      : undefined,
  dress(catalogue, { envelope, liner }) {
    const colour = definitionOf(catalogue, 'card').envelopes.find(({ id }) => id === envelope)?.colour
    const lining = envelopeLiningsOf(catalogue)[liner]
    return colour ? { kind: 'enveloped', colour, ...(lining && { lining }) } : undefined
  },
  crossSelling: {
    /** The front of its design. */
    emptyDocument({ designs }, { designId = '', refinementType: refinement }, locale) {
      const design = findDesign(designs, 'card', designId)
      const [front] = design?.pages ?? []
      return design && front
        ? documentFromDesign(designs, design, { pages: [{ page: front.id }], locale, refinement })
        : undefined
    },
  },
  link({ designId, paper, punching, refinementType }, current, extras) {
    const chosen = { themeId: designId, paper, punching, refinementType }
    return designerUrl('card', designerParams('card', chosen, current), extras)
  },
}
