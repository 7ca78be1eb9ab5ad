/** What a file input offers to choose from. The server looks at the bytes. */
export const PHOTOS_AND_PDFS = 'image/jpeg,image/png,application/pdf';
