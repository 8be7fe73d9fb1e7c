import { Image } from '@passepartout/ui/image'
import { Price } from '@passepartout/ui/price'
import { SwatchDots } from '@passepartout/ui/swatch'
import { Tile } from '@passepartout/ui/tile'
import { imageUrl } from '../images/image-url.ts'
import { Group, Row, State } from './group.tsx'

const WORDS = { now: 'now', before: 'before' }
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
const PHOTO = '/_assets/photos/aizkorri-autumn-meadow.jpg'

export function Products() {
  const size = { width: 240, height: 160, className: 'object-cover' }
  return (
    <>
      <Group
        id="prices"
        title="Prices"
        text="Reduced first, the original struck through after it, figures of one width."
      >
        <Row>
          <State name="Price">
            <Price current="39,95 €" texts={WORDS} />
          </State>
          <State name="from">
            <Price current="19,95 €" texts={{ ...WORDS, from: 'from' }} />
          </State>
          <State name="reduced">
            <Price current="33,95 €" original="39,95 €" texts={WORDS} />
          </State>
          <State name="type-price">
            <Price current="1.233,95 €" original="1.539,95 €" texts={WORDS} className="type-price" />
          </State>
          <State name="loading">
            <span className="skeleton inline-block h-[1em] w-16 align-baseline" />
          </State>
        </Row>
      </Group>
      <Group id="tiles" title="Product tiles">
        <ul className="ui-tiles">
          <Tile
            href="#tiles"
            name="Canvas print"
            heading="h3"
            stage={1}
            badges={['New', 'Set of 3']}
            details="30 × 20 cm, framed"
            picture={<span className="ui-sample size-full" />}
            colours={
              <SwatchDots
                colours={[
                  { name: 'Sage', swatch: '#9db09a' },
                  { name: 'Night', swatch: '#1e2a44' },
                ]}
                spoken="2 colours"
              />
            }
            price={<Price current="33,95 €" original="39,95 €" texts={WORDS} />}
          />
          <Tile
            href="#tiles"
            name="A name that is longer than the tile is wide"
            heading="h3"
            stage={1}
            details="15 × 15 cm"
            picture={<span className="ui-sample ui-sheet shadow-card" />}
            price={<Price current="0,79 €" texts={{ ...WORDS, from: 'from' }} />}
          />
          <Tile href="#tiles" name="Without a picture" heading="h3" stage={1} />
          <li aria-hidden="true">
            <div className="skeleton aspect-square" />
            <div className="skeleton ui-bar" />
            <div className="skeleton ui-bar ui-bar-short" />
          </li>
        </ul>
      </Group>
      <Group
        id="images"
        title="Images"
        text="Space is reserved; what does not load leaves a quiet ground, never a broken sign."
      >
        <Row>
          <State name="loaded">
            <Image {...size} alt="Dunes" src={imageUrl(PHOTO, { width: 240, height: 160 })} />
          </State>
          <State name="placeholder">
            <Image {...size} alt="" src={NOTHING} placeholder={imageUrl(PHOTO, { preset: 'placeholder' })} />
          </State>
          <State name="ground while loading">
            <Image {...size} alt="" src={NOTHING} />
          </State>
          <State name="did not load">
            <Image {...size} alt="" src={NOTHING} data-broken="" />
          </State>
        </Row>
      </Group>
    </>
  )
}
