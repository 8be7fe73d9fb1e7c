/** Opens the browser's file dialog and resolves with the chosen files; empty where it was closed. */
export function chooseFiles({ camera = false, multiple = true } = {}): Promise<File[]> {
  return new Promise(resolve => {
    const input = document.createElement('input')
    input.type = 'file'
    input.multiple = multiple && !camera
    input.accept = 'image/*,.heic,.heif,.avif,.tif,.tiff'
    if (camera) input.capture = 'environment'
    input.onchange = () => resolve([...(input.files ?? [])])
    input.oncancel = () => resolve([])
    input.click()
  })
}
