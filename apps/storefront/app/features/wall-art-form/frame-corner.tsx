import { type Frame, profileBorder, SHADOW_GAP } from '@passepartout/domain'
import type { ScenePhoto } from '@passepartout/mockups/scene'
import { imageUrl } from '../images/image-url.ts'

const PX_PER_MM = 0.9

interface FrameCornerProps {
  photo: ScenePhoto
  frame?: Frame
}

/** The upper left corner of the product in its frame, drawn from the catalogue's profile. */
export function FrameCorner({ photo, frame }: FrameCornerProps) {
  const width = frame ? Math.round(frame.profile.widthMm * PX_PER_MM) : 0
  const gap = frame ? Math.round(frame.profile.gapMm * PX_PER_MM) : 0
  return (
    <span className="relative block h-20 overflow-hidden bg-stage">
      <span
        className="absolute top-4 left-5 h-[140%] w-[140%] shadow-card"
        style={
          frame && {
            borderStyle: 'solid',
            borderWidth: `${width}px 0 0 ${width}px`,
            borderColor: profileBorder(frame.finish),
            background: SHADOW_GAP,
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
