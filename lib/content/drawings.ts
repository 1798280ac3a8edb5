/**
 * SVG paths in a 120 × 90 box: `glass` is filled, `lines` draw the frame, `marks` show how it opens.
 * As in window schedules, a triangle points at the hinges. Conservatories stand above their plans.
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
    glass: 'M49 16h8v26h-8zM63 16h8v26h-8z',
    lines:
      'M38 4h44v82H38zM43 9h34v77H43zM49 16h8v26h-8zM63 16h8v26h-8zM49 56h8v22h-8zM63 56h8v22h-8zM30 86h60',
    marks: 'M53 49h14M73 46v8',
  },
  bifold: {
    glass: 'M14 10h92v48H14z',
    lines: 'M10 6h100v56H10zM14 10h92v48H14zM37 10v48M60 10v48M83 10v48M10 72h100',
    marks: 'M110 72v16l-7-16v16l-7-16v16l-7-16v16M44 80h32m-5-4 5 4-5 4',
  },
  patio: {
    glass: 'M13 13h45v60H13zM64 17h43v52H64z',
    lines: 'M8 8h104v70H8zM13 13h45v60H13zM58 13h5v60h-5zM64 17h43v52H64zM60.5 38v12M4 78h112',
    marks: 'M96 43H76m6-5-6 5 6 5',
  },
  french: {
    glass: 'M34 12h22v66H34zM64 12h22v66H64z',
    lines: 'M26 4h68v80H26zM30 8h29v76H30zM61 8h29v76H61zM34 12h22v66H34zM64 12h22v66H64zM20 84h80',
    marks: 'M56 12 34 45l22 33M64 12l22 33-22 33M57.5 42v7M62.5 42v7',
  },
  victorian: {
    glass: 'M16 36h20v14H16zM36 36h48v14H36zM84 36h20v14H84zM12 36 52 12h16l40 24z',
    lines:
      'M12 36 52 12h16l40 24zM36 36l19-24M84 36 65 12M60 12v24M52 12V6h16v6M60 6V2M16 36v26h88V36M36 36v26M84 36v26M52 36v14M68 36v14M16 50h88M6 62h108',
    marks: 'M16 69h88v6L78 87H42L16 75z',
  },
  edwardian: {
    glass: 'M16 36h88v14H16zM12 36l26-24h44l26 24z',
    lines:
      'M12 36l26-24h44l26 24zM38 36V12M60 36V12M82 36V12M16 36v26h88V36M38 36v26M60 36v14M82 36v26M16 50h88M6 62h108',
    marks: 'M16 69h88v18H16z',
  },
  leanTo: {
    glass: 'm14 16 96 18v4H14zM14 38h92v12H14z',
    lines: 'M14 2v60M14 16l96 18v4H14M44 22v40M75 28v34M106 38v24M14 50h92M4 62h112',
    marks: 'M14 70h92v14H14z',
  },
  custom: {
    glass: 'M12 36l18-22h24l14 22zM60 24l52 12H68zM16 36h92v14H16z',
    lines:
      'M12 36l18-22h24l14 22zM42 36V14M60 24l52 12H68M16 36v26h92V36M40 36v26M64 36v26M86 30v32M16 50h92M6 62h108',
    marks: 'M16 69h92v9H64v9H16z',
  },
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

export const drawingNames = Object.keys(drawings) as DrawingName[]
