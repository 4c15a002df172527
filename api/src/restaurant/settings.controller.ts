import { Controller, Get, Header } from '@nestjs/common';
import type { PublicSettings } from '@sae/domain/restaurant';
import { Answers } from '../answers/answers.js';
import { Public } from '../access/auth.guard.js';
import { Settings } from '../kernel/settings.js';

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Answers('PublicSettings', 'By which clocks times are shown and days begin')
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @Get()
  all(): PublicSettings {
    return { timeZone: this.settings.config.timeZone };
  }
}
