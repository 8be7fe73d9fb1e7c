import { Group, Row } from './group.tsx'

const STYLES = [
  ['type-hero', 'A picture of yours'],
  ['type-hero-long', 'A picture of yours on a wall of yours'],
  ['type-overview', 'Canvas prints'],
  ['type-h1', 'Canvas with a frame'],
  ['type-h2', 'How it is made'],
  ['type-h3', 'Three centimetres deep'],
  ['type-band', 'Your photo in everything'],
  ['type-lead', 'A sentence that leads into the page, set a little larger than the text below it.'],
  ['type-price', '1.234,56 €'],
  ['type-numeral', '0800 123 456 789'],
] as const

export function Type() {
  return (
    <Group
      id="type"
      title="Type and layout"
      text="Display face for headings and prices, text face for all else."
    >
      <Row wide>
        {STYLES.map(([name, text]) => (
          <div key={name} className="ui-line">
            <p className="ui-caption">{name}</p>
            <p className={name}>{text}</p>
          </div>
        ))}
        <div className="ui-line">
          <p className="ui-caption">prose, measure</p>
          <div className="prose measure">
            <h3>Light and paper</h3>
            <p>
              Text is short and set well, <strong>with weight</strong> where it matters and{' '}
              <a href="#type">links that look like links</a>.
            </p>
            <ul>
              <li>The first thing</li>
              <li>The second thing</li>
            </ul>
            <blockquote>What somebody said about it.</blockquote>
          </div>
        </div>
      </Row>
    </Group>
  )
}
