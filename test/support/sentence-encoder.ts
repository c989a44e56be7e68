import { useInstalledEncoder } from '../../scripts/use-installed-encoder.ts';

useInstalledEncoder();
