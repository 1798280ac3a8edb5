/**
 * SVG paths in a 120 × 90 box: `glass` is filled, `lines` draw the frame, `marks` show how it opens.
 * As in window schedules, a triangle points at the hinges. Doors and conservatories stand above
 * their plans, in which dark lines are walls; the lean-to is seen from its side, which shows the slope. All
 * doors share one ground line, and so do all conservatories.
 */
interface Drawing {
  glass: string
  lines: string
  marks: string
}

export const drawings = {
  glazing: {
    glass: 'M18 8h5v64h-5zM37 8h5v64h-5zM68 8h5v64h-5zM85 8h5v64h-5zM102 8h5v64h-5z',
    lines:
      'M18 8h5v64h-5zM37 8h5v64h-5zM68 8h5v64h-5zM85 8h5v64h-5zM102 8h5v64h-5zM12 64v18h36V64M62 64v18h51V64',
    marks: 'M23 64h14v8H23zM73 64h12v8H73zM90 64h12v8H90z',
  },
  sash: {
    glass: 'M39 10h42v33H39zM39 47h42v33H39z',
    lines: 'M33 4h54v82H33zM39 10h42v33H39zM39 47h42v33H39zM60 10v33M60 47v33M28 86h64',
    marks: 'M49.5 20v14m-4-4 4 4 4-4M70.5 70V56m-4 4 4-4 4 4',
  },
  bay: {
    glass: 'M22 26h14v38H22zM41 26h38v38H41zM84 26h14v38H84z',
    lines:
      'M12 22 28 6h64l16 16zM18 22h84v46H18zM22 26h14v38H22zM41 26h38v38H41zM84 26h14v38H84zM60 26v38M12 68h96',
    marks: 'M14 74h10l14 12h44l14-12h10',
  },
  tiltAndTurn: {
    glass: 'M40 11h40v68H40z',
    lines: 'M33 4h54v82H33zM40 11h40v68H40zM36.5 40v10M28 86h64',
    marks: 'm40 11 40 34-40 34M40 11l20 68 20-68',
  },
  casement: {
    glass: 'M18 14h38v52H18zM64 14h38v52H64z',
    lines: 'M10 6h100v68H10zM60 6v68M18 14h38v52H18zM64 14h38v52H64zM4 74h112v6H4z',
    marks: 'M56 14 18 40l38 26M64 14l38 26-38 26',
  },
  curtainWalling: {
    glass: 'M14 4h92v38H14zM14 50h92v32H14z',
    lines: 'M14 4h92v78H14zM37 4v78M60 4v78M83 4v78M14 14h92M14 42h92M14 50h92M14 60h92M8 82h104',
    marks: 'M4 42h10v8H4M116 42h-10v8h10',
  },
  aluminium: {
    glass: 'M12 18h96v62H12z',
    lines:
      'M8 6h104v12H8zM12 18h96v62H12zM12 30h96M44 18v62M76 18v62M60 30v50M28 18v12M92 18v12M4 80h112',
    marks: 'M56 48v14M64 48v14',
  },
  safetyGlass: {
    glass: 'M12 8h42v72H12zM74 14h26v60H74z',
    lines: 'M12 8h42v72H12zM68 8h38v72H68zM74 14h26v60H74zM4 80h112',
    marks:
      'M6 51h54M12 66l15-15M12 80l29-29M26 80l28-28M40 80l14-14M64 26h48M74 40l14-14M74 56l26-26M74 72l26-26M88 74l12-12',
  },
  acousticGlazing: {
    glass: 'M52 6h5v70h-5zM59 6h5v70h-5zM80 6h5v70h-5z',
    lines: 'M52 6h5v70h-5zM59 6h5v70h-5zM80 6h5v70h-5zM46 70v14h45V70M64 70h16v6H64',
    marks: 'M10 20q12 21 0 42M22 14q16 27 0 54M34 8q20 33 0 66M98 32q7 9 0 18',
  },
  composite: {
    glass: 'M51 14h7v20h-7zM62 14h7v20h-7z',
    lines:
      'M42 4h36v68H42zM46 8h28v64H46zM51 14h7v20h-7zM62 14h7v20h-7zM55 41h10M51 47h7v19h-7zM62 47h7v19h-7zM30 72h60M30 79h16M74 79h16',
    marks: 'M71 38v7M46 79l26 8',
  },
  bifold: {
    glass: 'M78 14l4-1v56l-4-2zm8-1 4 1v53l-4 2zm8 1 4-1v56l-4-2zm8-1 4 1v53l-4 2z',
    lines:
      'M8 72V4h104v68M12 72V8h64M2 72h74V8l8-3 8 3 8-3 8 3v64h10M76 72l8 4 8-4 8 4 8-4M84 5v71m8-4V8m8-3v71M2 79h10M108 79h10',
    marks: 'M76 79l8 9 8-9 8 9 8-9',
  },
  patio: {
    glass: 'M17 14h37v52H17zM63 14h40v52H63z',
    lines:
      'M8 4h104v68H8zM58 8H12v64M58 8h50v64H58zM17 14h37v52H17zM63 14h40v52H63zM2 72h116M2 79h60M108 79h10',
    marks: 'M93 40H73m6-5-6 5 6 5M105.5 36v8M58 84h50',
  },
  french: {
    glass: 'M34 14h20v52H34zM66 14h20v52H66z',
    lines:
      'M24 4h72v68H24zM28 8h31v64H28zM61 8h31v64H61zM34 14h20v52H34zM66 14h20v52H66zM14 72h92M14 79h14M92 79h14',
    marks: 'M54 14 34 40l20 26M66 14l20 26-20 26M28 79l28 8M92 79l-28 8',
  },
  victorian: {
    glass: 'M22 34h76v14H22zM18 34 52 9h16l34 25z',
    lines:
      'M18 34 52 9h16l34 25zM32 60V34L52 9l-4 25v26M88 60V34L68 9l4 25v26M52 3v6l4-3 4 3 4-3 4 3V3M22 34v26h76V34M22 48h76M4 60h112M8 69h104v3H8z',
    marks: 'M22 72v4l10 8 16 4h24l16-4 10-8v-4',
  },
  edwardian: {
    glass: 'M16 34h88v14H16zM12 34l26-24h44l26 24z',
    lines:
      'M12 34l26-24h44l26 24zM38 10v50M60 10v38M82 10v50M16 34v26h88V34M16 48h88M4 60h112M8 69h104v3H8z',
    marks: 'M16 72v16h88V72',
  },
  leanTo: {
    glass: 'M20 21l80 16v11H20z',
    lines:
      'M14 4v56M20 4v56M20 16l88 17.6v5L20 21M100 37v23M46 26v34M73 32v28M20 48h80M4 60h112M14 68h6v16h-6z',
    marks: 'M20 70h80v12H20',
  },
  custom: {
    glass: 'M12 34 40 8l28 26zM53 20h53l2 14H68zM16 34h88v14H16z',
    lines:
      'M12 34 40 8l28 26zM40 3v5L28 34v26M40 8l12 26v26M53 20h53l2 14H68M84 20v40M16 34v26h88V34M64 34v26M16 48h88M4 60h112M8 69h104v3H8z',
    marks: 'M16 72v9l12 7h24l12-7v-2h40v-7',
  },
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

export const drawingNames = Object.keys(drawings) as DrawingName[]
