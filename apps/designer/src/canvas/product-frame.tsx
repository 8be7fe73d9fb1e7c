import type { Page } from '@passepartout/document'
import { frameOverhangMm, profileBorder, type WallArtAppearance } from '@passepartout/domain'

/** Frame and mat with their shadow on the wall. */
export function ProductFrame({
  look,
  scale,
  page,
  hidden = false,
}: {
  look: WallArtAppearance
  scale: number
  page: Page
  hidden?: boolean
}) {
  const rim = frameOverhangMm(look) * scale
  const border = (look.frame?.widthMm ?? 0) * scale
  const box = {
    left: -rim,
    top: -rim,
    width: page.trim.width * scale + 2 * rim,
    height: page.trim.height * scale + 2 * rim,
  }
  return (
    <div className="product-body" data-hidden={hidden ? '' : undefined} style={box}>
      <div className="frame-shadow" />
      {look.frame && (
        <div
          className="frame-rim"
          style={{
            borderWidth: border,
            borderColor: profileBorder(look.frame),
            background: look.frame.edgeColour,
          }}
        />
      )}
      {look.rim && <div className="frame-mat" style={{ inset: border, background: look.rim.colour }} />}
    </div>
  )
}

/** From the front, a share of a canvas's sides shows at the right and below; laid flat, all of them. */
const SEEN_SHARE = 0.28
const LEAST_SEEN_PX = 3

/** The sides of a canvas in their colour, where no frame covers them. */
export function CanvasEdges({
  page,
  scale,
  flat = false,
  framed,
}: {
  page: Page
  scale: number
  flat?: boolean
  framed: boolean
}) {
  if (page.edge?.mode !== 'coloured' || (framed && !flat)) return null
  const { depth, colour } = page.edge
  const width = page.trim.width * scale
  const height = page.trim.height * scale
  if (flat) {
    const side = depth * scale
    return (
      <div
        className="coloured-sides"
        data-edge-colour={colour}
        style={{
          left: -side,
          top: -side,
          width: width + 2 * side,
          height: height + 2 * side,
          background: colour,
        }}
      />
    )
  }
  const seen = Math.max(LEAST_SEEN_PX, depth * scale * SEEN_SHARE)
  const shaded = (share: number) => `color-mix(in srgb, ${colour} ${share}%, #000)`
  return (
    <>
      <div
        className="coloured-sides"
        data-edge-colour={colour}
        style={{
          left: width,
          top: 0,
          width: seen,
          height,
          background: shaded(86),
          transform: 'skewY(45deg)',
        }}
      />
      <div
        className="coloured-sides"
        style={{
          left: 0,
          top: height,
          width,
          height: seen,
          background: shaded(74),
          transform: 'skewX(45deg)',
        }}
      />
    </>
  )
}
