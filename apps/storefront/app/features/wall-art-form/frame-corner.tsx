import type { Frame } from '@passepartout/domain'
import type { ScenePhoto } from '@passepartout/mockups/scene'
import { imageUrl } from '../images/image-url.ts'

interface FrameCornerProps {
  photo: ScenePhoto
  frame?: Frame
}

/**
 * The upper left corner of the product in its frame, drawn from the catalogue's profile: .9 px per mm of the frame's
 * width, 1.2 px per mm of its gap.
 */
export function FrameCorner({ photo, frame }: FrameCornerProps) {
  const width = frame ? Math.round(frame.profile.widthMm * 0.9) : 0
  const gap = frame ? Math.round(frame.profile.gapMm * 1.2) : 0
  return (
    <span className="relative block h-20 overflow-hidden bg-stage">
      <span
        className="absolute top-4 left-5 h-[140%] w-[140%] shadow-card"
        style={
          frame && {
            borderStyle: 'solid',
            borderWidth: `${width}px 0 0 ${width}px`,
            borderColor: `${frame.finish.colour} ${frame.finish.edgeColour} ${frame.finish.edgeColour} color-mix(in srgb, ${frame.finish.colour} 88%, #000)`,
            background: '#26231f',
            padding: `${gap}px 0 0 ${gap}px`,
          }
        }
      >
        <img
          data-own-photo="corner"
          src={imageUrl(photo.path, { width: 240, quality: 70 })}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </span>
    </span>
  )
}
