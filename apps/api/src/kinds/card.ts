import {
  type ConfigurationOf,
  definitionOf,
  designerParams,
  designerUrl,
  inOneName,
  liningsOf,
  localised,
} from '@passepartout/domain'
import { askedCard, cardValueName } from '../modules/cards/index.ts'
import { type ApiKind, namesIn, type Speaker } from './api-kind.ts'
import { fittedPages } from './fitted-pages.ts'
import { accessoryNames, lineFacts } from './line-facts.ts'

type Card = ConfigurationOf<'card'>

function cardName(speaker: Speaker, { designId }: Card) {
  const { catalogue, shop } = speaker
  const design = catalogue.drawnCards.find(({ id }) => id === designId)
  return [namesIn(speaker)('product-kinds', 'card'), ...(design ? [localised(design.name, shop.locale)] : [])]
}

export const card: ApiKind<Card> = {
  name: cardName,
  describe(speaker, configuration) {
    const { isSample, accessories, ...chosen } = configuration
    const value = (
      field: 'formatType' | 'folding' | 'paper' | 'refinementType' | 'punching' | 'envelope' | 'liner',
    ) => chosen[field] !== 'none' && cardValueName(speaker, field, chosen[field])
    const print = chosen.envelope !== 'none' && chosen.envelopePrint !== 'none'
    return lineFacts(speaker, cardName(speaker, configuration), {
      format: inOneName(
        speaker.shop.locale,
        [value('formatType'), value('folding')].flatMap(name => name || []),
      ).join(', '),
      paper: value('paper'),
      refinement: value('refinementType'),
      punching: value('punching'),
      envelope: value('envelope'),
      liner: chosen.envelope !== 'none' && value('liner'),
      'envelope-print': print && cardValueName(speaker, 'envelopePrint', chosen.envelopePrint),
      'envelope-sender': print && chosen.envelopeSender?.join(', '),
      accessories: accessoryNames(speaker, accessories),
      sample: isSample && speaker.translate('line.sample-one'),
    })
  },
  /** The address names the design, which settles what was left open, and its colours by the design's own word. */
  addressed(context, { designId: _palette, ...params }) {
    const asked = askedCard(context, params)
    return asked.ok ? asked.card : undefined
  },
  fitted: fittedPages,
  dress(catalogue, { envelope, liner }) {
    const colour = definitionOf(catalogue, 'card').envelopes.find(({ id }) => id === envelope)?.colour
    const lining = liningsOf(catalogue)[liner]
    return colour ? { kind: 'enveloped', colour, ...(lining && { lining }) } : undefined
  },
  link({ designId, paper, punching, refinementType }, current, extras) {
    const chosen = { themeId: designId, paper, punching, refinementType }
    return designerUrl('card', designerParams('card', chosen, current), extras)
  },
}
