import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Movement } from './movement.tsx'
import { NavigationExamples } from './navigation-examples.tsx'
import { Overlays } from './overlays.tsx'
import { Products } from './products.tsx'
import { Tokens } from './tokens.tsx'
import { Type } from './type.tsx'

/** Ids of the groups in display order; the regression test takes a screenshot of each. */
const GROUPS = [
  'tokens',
  'type',
  'buttons',
  'links',
  'chips',
  'fields',
  'radio-cards',
  'swatches',
  'prices',
  'tiles',
  'images',
  'ways',
  'accordion',
  'tabs',
  'messages',
  'dialogs',
  'slider',
]

/** Every component of the design system in every state, in the channel of its host. */
export function UiCatalogue({ channel }: { channel: string }) {
  return (
    <div className="ui-page" data-enhance="ui-states">
      <header>
        <h1 className="type-h1">Design system: {channel}</h1>
        <nav aria-label="Components" className="ui-nav">
          {GROUPS.map(id => (
            <a key={id} href={`#${id}`}>
              {id}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Tokens />
        <Type />
        <Actions />
        <Fields />
        <Choices />
        <Products />
        <NavigationExamples />
        <Overlays />
        <Movement />
      </main>
    </div>
  )
}
