import type { FrameConfiguration } from '@passepartout/domain'
import { useEffect, useRef } from 'react'
import { orientation, rotatedFormat } from './choices.ts'
import type { PhotoPixels } from './use-visitor-photo.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

/** A visitor with a photo and no chosen format yet starts with the format in the photo's orientation. */
export function useOrientationOf(
  photo: PhotoPixels | undefined,
  { configuration: first }: WallArtFormProps,
  { formatType }: FrameConfiguration,
  onTurn: (format: string) => void,
): void {
  const current = useRef({ formatType, onTurn })
  current.current = { formatType, onTurn }
  useEffect(() => {
    const { formatType, onTurn } = current.current
    if (!photo || formatType !== first.formatType || isFormatChosen()) return
    const wanted = orientationOfPhoto(photo)
    const now = orientation(formatType)
    if (wanted !== undefined && now !== 'square' && now !== wanted) onTurn(rotatedFormat(formatType))
  }, [photo, first])
}

const isFormatChosen = () => new URLSearchParams(location.search).has('formatType')

/** A photo that is nearly square prefers neither. */
function orientationOfPhoto({ width, height }: PhotoPixels): 'portrait' | 'landscape' | undefined {
  if (height > 1.1 * width) return 'portrait'
  return width > 1.1 * height ? 'landscape' : undefined
}
